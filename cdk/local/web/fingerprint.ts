import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the built web app depends on, as one short name: it changes when any source of it does. */
export function webFingerprint(root: string): string {
  const hash = createHash('sha256')
  const paths = globSync(
    [
      'web/*.{html,ts,json}',
      'web/src/**/*.*',
      'web/public/**/*.*',
      'shared/**/*.{ts,json}',
      'cdk/openapi/*.ts',
      'package-lock.json',
    ],
    {
      cwd: root,
    },
  ).filter((path) => !/\.test\.tsx?$/.test(path))
  for (const path of paths.sort()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 12)
}
