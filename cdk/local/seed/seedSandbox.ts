import { getSandbox, keepSandbox } from '#shared/contracts/sandbox/sandbox.ts'
import type { RegionClient } from '../journey/client.ts'
import { until } from '../journey/until.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { signInAs } from './signInAs.ts'

/** Waits until a sandbox is busy no more. */
export const openAgain = (who: RegionClient) =>
  until(
    'That the sandbox is open again',
    () => who.call(getSandbox, {}),
    ({ status }) => status === 'OPEN',
  )

/** Keeps each region as it is, so that whoever tries it out can put it back. Called again it keeps nothing anew. */
export const seedSandbox = async (platform: Platform): Promise<void> => {
  for (const region of platform.regions) {
    const admin = await signInAs(platform, people(region).superAdmin)
    if ((await admin.call(getSandbox, {})).kept !== undefined) continue
    await admin.call(keepSandbox, {})
    await openAgain(admin)
  }
}
