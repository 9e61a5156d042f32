// Runs tests, which write their golden files instead of comparing them: npm run goldens -- PATH
process.env.GUARDBAND_GOLDENS = 'write';
await import('../node_modules/jest/bin/jest.js');
