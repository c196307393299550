import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { platformApp } from '../platform.ts'
import { synthesized } from '../synthesized.ts'
import { withoutCode } from '../withoutCode.ts'
import type { SynthesizedStack } from './intrinsics.ts'
import { readRights } from './readRights.ts'

/**
 * Synthesizes every stack without the functions' code and writes their rights to the file named on the command line. A
 * program of its own: CDK takes seconds to load and most of a gigabyte.
 */
const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('Name the file to write.')
const scratch = mkdtempSync(join(tmpdir(), 'palisade-rights-'))
try {
  const app = platformApp({
    outdir: join(scratch, 'out'),
    version: 'rights',
    deployedAt: '2026-01-01T00:00:00.000Z',
    bundles: withoutCode(scratch),
    checked: false,
  })
  const stacks = synthesized<SynthesizedStack['template']>(app)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(`${target}.${process.pid}`, JSON.stringify(readRights(stacks)))
  renameSync(`${target}.${process.pid}`, target)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
