#!/usr/bin/env node
'use strict';
require('node:module').enableCompileCache?.();
require('./command-line.cjs');
