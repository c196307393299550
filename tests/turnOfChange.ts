import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The number of the change: of the commits so far; 0 where there is no repository. */
export const turnOfChange = (): string => {
  try {
    return execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return '0'
  }
}
