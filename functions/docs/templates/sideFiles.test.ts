import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { expect, it, onTestFinished } from 'vitest'
import { externalPackages, sideFiles } from './sideFiles.ts'

const templates = import.meta.dirname

it('a bundle with its side files renders a document away from the checkout', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'documents-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  await build({
    stdin: {
      contents: `
        const { policyDocument } = await import('./policyDocument.ts')
        const { renderPdf } = await import('./renderPdf.ts')
        const { aPolicy } = await import('./samples.ts')
        const bytes = renderPdf(policyDocument(aPolicy()))
        console.log(Buffer.from(bytes.slice(0, 5)).toString(), bytes.length > 20_000)`,
      resolveDir: templates,
      loader: 'ts',
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    external: externalPackages,
    logLevel: 'silent',
  })
  for (const { from, to } of sideFiles()) {
    mkdirSync(dirname(join(directory, to)), { recursive: true })
    cpSync(from, join(directory, to), { recursive: true })
  }
  writeFileSync(join(directory, 'run.mjs'), "await import('./stdin.mjs')")
  expect(execFileSync(process.execPath, ['run.mjs'], { cwd: directory, encoding: 'utf8' }).trim()).toBe('%PDF- true')
})
