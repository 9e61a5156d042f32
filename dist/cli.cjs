#!/usr/bin/env node
'use strict';
require('./command-line.cjs');
