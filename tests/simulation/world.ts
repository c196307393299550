import { mkdtempSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCaptcha } from '#cdk/local/emulators/captcha/captcha.ts'
import { startCognito } from '#cdk/local/emulators/cognito/cognito.ts'
import { startKms } from '#cdk/local/emulators/kms/kms.ts'
import { sandboxes } from '#cdk/local/runtime/environment.ts'
import { onEveryClient } from '#cdk/local/runtime/everyClient.ts'
import { signingKeyTag } from '#functions/_platform/auth/signingKeyTag.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import type { Weather } from '#tests/weather/weather.ts'
import type { Wire } from '#tests/weather/wire.ts'
import type { Chance } from './chance.ts'
import { type Call, hostOf, standInForCloud } from './cloud/cloud.ts'
import { MemoryTable } from './cloud/memoryTable.ts'
import { type Outside, openOutsideWorld } from './cloud/outside.ts'
import { openPayments, type Payments } from './cloud/payments.ts'
import { answerWithin, wireTo } from './cloud/tableClient.ts'
import { listen } from './complaints.ts'
import { takeTime, type WorldTime } from './time.ts'

/** One region of the platform with everything around it, in memory. */
export interface World {
  readonly region: RegionCode
  readonly table: MemoryTable
  readonly outside: Outside
  readonly payments: Payments
  /** Between the platform and its table, and over what is delivered; none under a clear sky. */
  readonly weather: Weather | undefined
}

/** The process in which worlds live, one at a time. */
export interface Universe {
  readonly time: WorldTime
  /** Goes to a world: from now on the platform's code stands in it, and holds nothing of another. */
  enter(world: World): void
  /** From now on calls to the table take times of their own, so that those who work at once meet in another order; not without dice. */
  scatter(chance: Chance | undefined): void
  /** Takes what the platform has complained of in its log since the last time, each as a line. */
  takeComplaints(): string[]
  stop(): Promise<void>
}

/** Documents cost a hundred times what the rest of a life does: they are put on plain paper. */
const onPlainPaper = () => {
  const plainPaper = new URL('./plainPaper.ts', import.meta.url).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.endsWith('/templates/renderPdf.ts')
        ? { url: plainPaper, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
  })
}

const signingKeyOf = (region: RegionCode) => `alias/test-${region}`

/** Makes this process a place for worlds. Its clock, dice, network and settings are theirs from now on. */
export const openUniverse = async (): Promise<Universe> => {
  const folder = mkdtempSync(join(tmpdir(), 'palisade-'))
  const file = (name: string) => join(folder, name)
  // Each world's people are in a pool of its own: the same e-mail is somebody else's in the next.
  const poolOf = (world: number) =>
    ({ region: 'us', poolId: `us-east-1_world${world}`, clientId: 'test', mailFrom: 'no-reply@test.example' }) as const
  let worlds = 0
  const pools = [poolOf(worlds)]
  const [kms, captcha, cognito] = await Promise.all([
    startKms({
      file: file('keys'),
      aliases: Object.fromEntries(regionCodes.map((region) => [signingKeyOf(region), { [signingKeyTag]: region }])),
    }),
    startCaptcha({ secret: 'sandbox' }),
    startCognito({ file: file('users'), pools, deliver: () => undefined }),
  ])
  const time = takeTime()
  const complaints = listen()
  onPlainPaper()
  let present: World | undefined
  const world = () => {
    if (present === undefined) throw new Error('There is no world yet.')
    return present
  }
  let scattered: Chance | undefined
  const onItsWay = (chance: Chance) => new Promise((resolve) => setTimeout(resolve, chance.between(0, 20)))
  const service = (name: keyof Outside['services']) => (call: Call) => world().outside.services[name](call)
  standInForCloud({
    email: service('email'),
    events: service('events'),
    files: service('files'),
    parameters: service('parameters'),
    queues: service('queues'),
    texts: service('texts'),
  })
  const network = globalThis.fetch
  globalThis.fetch = async (address, init) =>
    String(address).startsWith(`http://${hostOf('processor')}`)
      ? world().payments.fetch(String(address), init ?? {})
      : network(address, init)
  let wire: Wire | undefined
  const wireOf = ({ table, weather }: World): Wire => {
    const below = wireTo(table)
    const scattering: Wire = async (call) => {
      if (scattered !== undefined) await onItsWay(scattered)
      return below(call)
    }
    return weather?.through(scattering) ?? scattering
  }
  onEveryClient((client) => {
    if (client.config.serviceId === 'DynamoDB')
      answerWithin(client, () => {
        wire ??= wireOf(world())
        return wire
      })
  })
  Object.assign(process.env, {
    // The libraries that write e-mails and documents check a good deal more otherwise.
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
    AWS_ENDPOINT_URL_DYNAMODB: `http://${hostOf('dynamodb')}`,
    AWS_ENDPOINT_URL_EVENTBRIDGE: `http://${hostOf('events')}`,
    AWS_ENDPOINT_URL_KMS: kms.url,
    AWS_ENDPOINT_URL_S3: `http://${hostOf('files')}`,
    AWS_ENDPOINT_URL_SESV2: `http://${hostOf('email')}`,
    AWS_ENDPOINT_URL_SNS: `http://${hostOf('texts')}`,
    ...sandboxes,
    AWS_ENDPOINT_URL_SSM: `http://${hostOf('parameters')}`,
    AWS_ENDPOINT_URL_SQS: `http://${hostOf('queues')}`,
    CAPTCHA_SECRET: 'sandbox',
    CAPTCHA_VERIFY_URL: `${captcha.url}/recaptcha/api/siteverify`,
    EVENT_BUS_NAME: 'palisade',
    FILES_BUCKET: 'files',
    LOCALES_FOLDER: new URL('../../web/public/locales', import.meta.url).pathname,
    MAIL_FROM: 'Palisade <notices@us.palisade.example>',
    PALISADE_DEPLOYED_AT: '2026-01-05T09:00:00.000Z',
    PROCESSOR_SECRET: 'sandbox-secret',
    PROCESSOR_URL: `http://${hostOf('processor')}`,
    QUEUES_URL: `http://${hostOf('queues')}/000000000000`,
    TABLE_NAME: 'world',
    USER_POOL_CLIENT_ID: 'test',
  })
  return {
    time,
    enter(next) {
      present = next
      wire = undefined
      worlds += 1
      pools.splice(0, 1, poolOf(worlds))
      Object.assign(process.env, {
        PALISADE_REGION: next.region,
        PUBLIC_URL: `https://${next.region}.test.example`,
        SIGNING_KEY_ID: signingKeyOf(next.region),
        USER_POOL_ID: poolOf(worlds).poolId,
      })
      letGo()
    },
    scatter(chance) {
      scattered = chance
    },
    takeComplaints: () => complaints.splice(0),
    async stop() {
      letGo()
      await Promise.all([kms.stop(), captcha.stop(), cognito.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A world of a region: an empty one, or one that begins with what another has in its table and its files. */
export const newWorld = (
  region: RegionCode,
  { base, weather }: { readonly base?: World; readonly weather?: Weather | undefined } = {},
): World => ({
  region,
  table: base?.table.copy() ?? new MemoryTable(),
  weather,
  outside: openOutsideWorld(base?.outside.files),
  payments: openPayments(),
})
