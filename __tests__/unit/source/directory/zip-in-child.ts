// A process of its own: time zone, umask and limits belong to a whole process. Called with a directory and a target.
import { zipDirectory } from '../../../../src/source/directory/zip-directory.ts';

const [directory = '', target = ''] = process.argv.slice(2);
const maxima = { files: 1000, fileBytes: 100e6, totalBytes: 100e6 };
const isMainFile = (head: Buffer) => head.includes('Plugin Name:');
try {
  const { sha256, sizeBytes } = await zipDirectory(directory, { target, maxima, isMainFile });
  console.log(JSON.stringify({ sha256, sizeBytes }));
} catch (error) {
  const { code, title, message } = error as { code: string; title: string; message: string };
  console.log(JSON.stringify({ code, title, message }));
}
