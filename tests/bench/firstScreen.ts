import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../../web/dist/', import.meta.url)

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/**
 * Bytes of gzipped JavaScript that the login screen loads: the entry, the login route's chunk and everything they import,
 * by the build's manifest. Undefined when the web app is not built.
 */
export const firstScreen = (): { bytes: number; files: number } | undefined => {
  const manifestFile = new URL('.vite/manifest.json', dist)
  if (!existsSync(manifestFile)) return undefined
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
  const start = Object.keys(manifest).filter((key) => manifest[key]?.isEntry || /LoginPage\.tsx$/.test(key))
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of start) visit(key)
  const files = [...seen].filter((file) => file.endsWith('.js'))
  return {
    bytes: files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0),
    files: files.length,
  }
}
