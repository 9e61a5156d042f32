import('./action.mjs');
