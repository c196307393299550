import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleAll } from './bundle.ts'
import { platformApp } from './platform.ts'
import { withoutCode } from './withoutCode.ts'

/**
 * `npm run synth`: bundles the functions and writes the stacks of all regions to cdk.out. No account is asked. With
 * `--without-code` it is for whoever looks at templates alone: the functions are empty.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const started = performance.now()
const into = `${root}.cache/bundles`
const bundles = process.argv.includes('--without-code') ? withoutCode(into) : await bundleAll(into)
const assets = existsSync(`${root}web/dist/index.html`) ? `${root}web/dist` : undefined
const assembly = platformApp({
  outdir: process.env.CDK_OUTDIR ?? `${root}cdk.out`,
  version: process.env.PALISADE_VERSION ?? 'development',
  deployedAt: new Date().toISOString(),
  bundles,
  assets,
}).synth()
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${assembly.stacks.length} stacks, ${bundles.length} functions in ${seconds} s: ${assembly.directory}`)
if (assets === undefined)
  console.log('The web app is not built (npm start builds it): the stacks are complete but for its files.')
