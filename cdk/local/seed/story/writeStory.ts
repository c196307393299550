import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getCurrentUser } from '#shared/contracts/auth/index.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { ownBinary } from '../../emulators/dynamodbEngine.ts'
import type { Platform } from '../../platform.ts'
import { localRegion } from '../../regions.ts'
import { sandboxes } from '../../runtime/environment.ts'
import { mergeTable } from '../../storage/mergeTable.ts'
import { type DemoPerson, people } from '../cast.ts'
import { signInAs } from '../signInAs.ts'
import type { StoryRequest } from './storyOf.ts'
import { storySellers } from './storySellers.ts'

/** How many companies a region's story has; three regions make the demo book. */
export const companiesOfRegion = 145

const script = fileURLToPath(new URL('./makeStory.ts', import.meta.url))

/** Makes a region's story in a process of its own, which stands in that region alone. */
const make = async (region: RegionCode, file: string, request: StoryRequest): Promise<void> => {
  const child = spawn(process.execPath, ['--no-warnings', script, file], {
    env: { ...process.env, ...sandboxes, PALISADE_REGION: region, TABLE_NAME: localRegion(region).tableName },
    stdio: ['pipe', 'inherit', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += String(part)
  })
  child.stdin.end(JSON.stringify(request))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The story of ${region} could not be made: ${said.trim()}`)
}

const knownAs = async (platform: Platform, person: DemoPerson) => {
  const { id, firstName, lastName } = await (await signInAs(platform, person)).call(getCurrentUser, {})
  return { id, name: `${firstName} ${lastName}` }
}

const tellRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const { sellers, carrierId, carrierName } = await storySellers(platform, region)
  const staffed = people(region)
  const file = join(platform.dataDir, `story-${region}.sqlite`)
  rmSync(file, { force: true })
  await make(region, file, {
    seed: 'the demo book',
    now: new Date().toISOString(),
    companies: companiesOfRegion,
    sellers,
    carrierId,
    carrierName,
    staff: {
      administrator: await knownAs(platform, staffed.superAdmin),
      bookkeeper: await knownAs(platform, staffed.bookkeeper),
      underwriter: await knownAs(platform, staffed.underwriter),
    },
  })
  await platform.settled()
  mergeTable({
    file: join(platform.dataDir, 'dynamodb.sqlite'),
    imported: file,
    tableName: localRegion(region).tableName,
  })
  rmSync(file)
}

/**
 * Loads the story of every region behind the back of the platform, which runs on the emulator made for it; on another one
 * there is none. It comes before whatever else is sold, since it brings numbers and counters along; called again it
 * doubles nothing. Answers whether there is a story.
 */
export const writeStory = async (platform: Platform): Promise<boolean> => {
  if (ownBinary() === undefined || !existsSync(join(platform.dataDir, 'dynamodb.sqlite'))) return false
  await Promise.all(platform.regions.map((region) => tellRegion(platform, region)))
  return true
}
