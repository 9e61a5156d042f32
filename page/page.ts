/** The script of all pages. The data of thousands of cases is compressed, and a browser expands it in the background. */
import type { ReportData } from '../src/report/page/report-data.js';
import type { TrendPageData } from '../src/report/trend/cards.js';
import { reportCases } from './report/main.js';
import { showCases } from './shared/cases.js';
import { readData } from './shared/dom.js';
import { trendCases } from './trend/main.js';

void readData().then((read) => {
  const data = read as ReportData | TrendPageData;
  showCases((changed) => ('series' in data ? trendCases(data, changed) : reportCases(data, changed)));
});
