#!/usr/bin/env node
const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 15)) await import('./index.js?cli');
else {
  console.error(`This command needs Node.js 22.15 or newer, and this is ${node}: install a newer one from https://nodejs.org.`);
  // Of the command `inspect`, 1 and 2 are about the package.
  process.exitCode = 3;
}
