import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../startFailure.ts'
import { compressFolder } from './compress.ts'
import { webFingerprint } from './fingerprint.ts'

/** Where the built web app stands, and the name of its version. */
export interface BuiltWeb {
  readonly directory: string
  readonly version: string
  /** Whether it was built just now. */
  readonly fresh: boolean
}

/**
 * Builds the web app into web/dist unless that was built from the same sources. A build takes the place of the old one
 * at its end, so a platform beside this one never serves half of one.
 */
export async function buildWeb(root: string): Promise<BuiltWeb> {
  const directory = join(root, 'web/dist')
  const stamp = join(directory, '.built-from')
  const version = webFingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return { directory, version, fresh: false }
  const draft = join(root, `.cache/web-${process.pid}`)
  await runVite(root, draft, version)
  await compressFolder(draft)
  writeFileSync(join(draft, '.built-from'), version)
  takePlace(draft, directory)
  return { directory, version, fresh: true }
}

const takePlace = (draft: string, directory: string): void => {
  rmSync(directory, { recursive: true, force: true })
  try {
    renameSync(draft, directory)
  } catch {
    // Another platform put its build there in between; it is of the same sources or will be built again.
    rmSync(draft, { recursive: true, force: true })
  }
}

const runVite = async (root: string, outDir: string, version: string): Promise<void> => {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', join(root, 'web'), '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', PALISADE_VERSION: version },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const [code] = await once(child, 'exit')
  if (code === 0) return
  rmSync(outDir, { recursive: true, force: true })
  throw new StartFailure(
    `The web app does not build; correct it and run "npm start" again:\n${said.trim().slice(0, 3000)}`,
  )
}
