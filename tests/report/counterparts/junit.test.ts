/** Validates our JUnit reports with xmllint. */
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { render } from '../_shown.js';
import { reports } from '../reports/index.js';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh xmllint

withCounterparts('JUnit in xmllint', () => {
  test.each(Object.entries(reports))('%s is valid', (_, report) => {
    const xml = render('junit', report);
    const argv = ['--noout', '--schema', 'tests/report/renderers/junit.xsd', '-'];
    const { status, stderr } = spawnSync('xmllint', argv, { input: xml, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '- validates\n' });
  });
});
