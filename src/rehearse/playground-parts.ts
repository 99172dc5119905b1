import type { InstallOrder } from './install.ts';

/** Of what the program `wp-playground-cli` is made of, a rehearsal loads no more. */
const LOADED = ['@php-wasm/node', '@wp-playground/wordpress'];

/**
 * Chooses what a rehearsal on some versions of PHP uses of WordPress Playground. Each PHP is a package of its own, and is there
 * in two builds: which one is loaded depends on Node.js.
 *
 * @param php such as `8.5`
 */
export function chooseParts(php: readonly string[]): Pick<InstallOrder, 'isUsed' | 'unusedBuild'> {
  const packages = new Set(php.map((version) => `@php-wasm/node-${version.replace('.', '-')}`));
  return {
    isUsed: (name, dependant) => {
      if (/^@php-wasm\/node-\d/.test(name)) return packages.has(name);
      return dependant !== '@wp-playground/cli' || LOADED.includes(name);
    },
    // Playground asks the same. TypeScript's types of it come with those of browsers.
    unusedBuild: 'Suspending' in (Reflect.get(globalThis, 'WebAssembly') as object) ? 'asyncify' : 'jspi',
  };
}
