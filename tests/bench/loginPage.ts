import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '#cdk/local/platform.ts'
import { onPhone } from './onPhone.ts'

/** What Lighthouse says of the login. */
export const loginPage = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'palisade-bench-'))
  const platform = await startPlatform({ dataDir, regions: ['us'] })
  await platform.warm()
  const seen = await onPhone(`${platform.url('us')}/login`)
  await platform.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return seen
}
