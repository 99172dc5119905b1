/** The MIT license as SPDX has it, behind its copyright line. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

interface KnownLicense {
  /** The SPDX identifier. */
  readonly id: string;
  readonly text: string;
}

const mit = (copyright: string): KnownLicense => ({ id: 'MIT', text: `${copyright}\n\n${MIT}` });

/**
 * Licenses of packages that npm has without the text, by name. The copyright lines are those of the repositories of these
 * packages; that of `proxy-agent-negotiate` has none for it, so its author is named.
 */
export const KNOWN_LICENSES: ReadonlyMap<string, KnownLicense> = new Map([
  ['@nodable/entities', mit('Copyright (c) 2026 Nodable')],
  ['binary', mit('Copyright (c) 2010 James Halliday (mail@substack.net)')],
  ['buffers', mit('Copyright (c) 2010 James Halliday (mail@substack.net)')],
  ['chainsaw', mit('Copyright 2010 James Halliday (mail@substack.net)')],
  ['proxy-agent-negotiate', mit('Copyright (c) Nathan Rajlich <nathan@tootallnate.net>')],
]);
