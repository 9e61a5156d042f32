#!/usr/bin/env node
import('./command-line.mjs');
