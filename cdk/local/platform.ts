import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { isPatientIn } from '#functions/_platform/manifest.ts'
import { tokenAudience } from '#shared/domain/identity/tokenAudience.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { deployedBuckets, type LinkRights, linkRightsOf } from '../rights/linkRights.ts'
import { rightsIn } from '../rights/rights.ts'
import { palisade, root } from './application.ts'
import { startCaptcha } from './emulators/captcha/captcha.ts'
import { startCognito } from './emulators/cognito/cognito.ts'
import { startDynamoDb } from './emulators/dynamodb.ts'
import { errorReportsHost, openErrorReports, sandboxDsn } from './emulators/errorReports/errorReports.ts'
import { arrivalsOf } from './emulators/events/arrivals.ts'
import { startEvents } from './emulators/events/events.ts'
import { openQueues, type Queues } from './emulators/events/queues.ts'
import { startSqs } from './emulators/events/sqs.ts'
import { startKms } from './emulators/kms/kms.ts'
import { lambdaHost, lambdaOf } from './emulators/lambda/lambda.ts'
import { startMail } from './emulators/mail/mail.ts'
import type { MailStore } from './emulators/mail/mailStore.ts'
import { startOidc } from './emulators/oidc/oidc.ts'
import { startParameters } from './emulators/parameters/parameters.ts'
import { startProcessor } from './emulators/processor/processor.ts'
import { openReceivers, receiversHost } from './emulators/receivers/receivers.ts'
import { type Put, startS3 } from './emulators/s3.ts'
import { startScheduler } from './emulators/scheduler/scheduler.ts'
import { slackHost, slackPage } from './emulators/slack/slack.ts'
import { startStreams } from './emulators/streams.ts'
import { toolsHost, toolsPage } from './emulators/tools/tools.ts'
import type { Executions } from './emulators/workflows/executions.ts'
import { startWorkflows } from './emulators/workflows/workflows.ts'
import type { Upstream } from './gateway/api.ts'
import { authorizerOf, publishedKeysOf } from './gateway/authorizer.ts'
import { landingPage } from './gateway/landing.ts'
import { gatewayOf } from './gateway.ts'
import { listen } from './http/listen.ts'
import { resolveLocalhostNames } from './http/localhostNames.ts'
import { respondPage } from './http/respond.ts'
import { mailboxOf } from './mailbox/mailbox.ts'
import { mailComesIn } from './mailbox/mailComesIn.ts'
import type { PlatformSettings } from './platformSettings.ts'
import { localRegion, signingKeysOf } from './regions.ts'
import { environmentOf } from './runtime/environment.ts'
import { type FunctionKind, type Runtime, type Spent, startRuntime } from './runtime/runtime.ts'
import { ownOrganizations, poolHost, providerHost, sandboxProviders } from './sandboxProviders.ts'
import { settledOf } from './settled.ts'
import { lockFolder } from './storage/lock.ts'
import { quickenStreams } from './storage/quickenStreams.ts'
import { ensureTable } from './storage/tables.ts'
import { serveWeb } from './web/serve.ts'
import { workingsOf } from './workings.ts'

/** A running platform. */
export interface Platform {
  readonly port: number
  readonly regions: readonly RegionCode[]
  readonly dataDir: string
  /** `http://us.localhost:3000`; resolves in this process as well. */
  url(region: RegionCode): string
  readonly mailboxUrl: string
  readonly processorUrl: string
  readonly mailbox: MailStore
  readonly queues: Queues
  readonly executions: Executions
  /** Runs a function by itself. */
  invoke(region: RegionCode, service: string, kind: FunctionKind, event: unknown): Promise<unknown>
  /** Runs a job now, as its schedule does. */
  runJob(region: RegionCode, service: string, job: string): Promise<unknown>
  /** Resolves when nothing is under way any more: stream, queues, workflows and functions; throws when nothing has moved for so many milliseconds. */
  settled(timeout?: number): Promise<void>
  /** What a region's functions of each kind have used so far. */
  spent(region: RegionCode): Promise<Readonly<Record<FunctionKind, Spent>>>
  /** Loads every service, so that nobody waits for the first call. */
  warm(): Promise<void>
  stop(): Promise<void>
}

/** The key of the sandbox processor. */
export const processorSecret = 'sandbox-processor-secret'
const captchaSecret = 'sandbox-captcha-secret'

/** Where the platform keeps its data. */
export const dataFolder = (): string => process.env.PALISADE_DATA ?? join(root, '.local')

/**
 * Starts the whole platform on loopback: emulators, functions, gateway, web. Everything acknowledged by an earlier run on
 * the same folder is there, and what it left unfinished goes on. Throws a StartFailure with one sentence.
 */
export async function startPlatform(settings: PlatformSettings = {}): Promise<Platform> {
  const stops: (() => unknown)[] = []
  let stopped = false
  const stop = async (): Promise<void> => {
    stopped = true
    for (const each of stops.splice(0).reverse()) await each()
  }
  // What comes up after another part failed goes down at once.
  const onStop = (each: () => unknown) => (stopped ? each() : stops.push(each))
  try {
    return await assemble(settings, onStop, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

const assemble = async (
  settings: PlatformSettings,
  onStop: (stop: () => unknown) => void,
  stop: () => Promise<void>,
): Promise<Platform> => {
  resolveLocalhostNames()
  const { regions = regionCodes, dataDir = dataFolder(), signIns = [] } = settings
  const locals = regions.map(localRegion)
  const file = (name: string) => join(dataDir, name)
  onStop(lockFolder(dataDir).release)

  let listener: RequestListener = (_request, response) =>
    response.writeHead(503, { 'retry-after': '1' }).end('Starting')
  const gateway = await listen((request, response) => listener(request, response), settings.port ?? 0)
  onStop(gateway.stop)
  const { port } = gateway
  const deployedAt = new Date().toISOString()
  const url = (name: string) => `http://${name}.localhost:${port}`

  const kept = async <T extends { stop(): unknown }>(starting: Promise<T>): Promise<T> => {
    const started = await starting
    onStop(() => started.stop())
    return started
  }
  const errorReports = openErrorReports({ file: file('reports.sqlite') })
  onStop(errorReports.stop)
  const receivers = openReceivers({ file: file('received.sqlite') })
  onStop(receivers.stop)
  const errorReportsDsn = sandboxDsn(url(errorReportsHost))
  let links: LinkRights = () => undefined
  let onPut = (_put: Put): void => {}
  const files = { directory: file('files'), buckets: locals.map(({ filesBucket }) => filesBucket) }
  const s3Starting = kept(startS3({ ...files, links: (link) => links(link), onPut: (put) => onPut(put) }))
  const [application, dynamodbServer, s3, web, kms, mail, processor, captcha] = await Promise.all([
    settings.application ?? palisade(),
    kept(startDynamoDb({ file: file('dynamodb.sqlite') })),
    s3Starting,
    s3Starting.then((storage) =>
      kept(serveWeb(settings.web ?? 'built', root, gateway.server, { storage: storage.url, errorReportsDsn })),
    ),
    kept(startKms({ file: file('keys.sqlite'), aliases: signingKeysOf(locals) })),
    kept(startMail({ file: file('mail.sqlite') })),
    kept(startProcessor({ file: file('processor.sqlite'), secret: processorSecret, publicUrl: url('pay') })),
    kept(startCaptcha({ secret: captchaSecret })),
  ])
  const { manifests, rights } = application
  if (rights !== undefined) links = linkRightsOf(rights, deployedBuckets(rights, locals))
  const parameters = await kept(startParameters({ directory: file('operations'), regions }))

  const runtimes = new Map<RegionCode, Runtime>()
  const runtimeOf = (region: RegionCode): Runtime => {
    const runtime = runtimes.get(region)
    if (runtime === undefined) throw new Error(`The region ${region} was not started.`)
    return runtime
  }
  const invoke = (region: RegionCode, service: string, event: unknown) =>
    runtimeOf(region).invoke(service, 'worker', event)
  const queues = openQueues({ file: file('queues.sqlite'), invoke, isPatient: isPatientIn(manifests) })
  onStop(queues.stop)
  const sqs = await kept(startSqs({ manifests, regions, queues }))
  onPut = arrivalsOf(regions, manifests, queues)
  const workflows = await kept(startWorkflows({ file: file('workflows.sqlite'), manifests, invoke }))
  const events = await kept(startEvents({ manifests, queues, startWorkflow: workflows.start }))
  const organizations = sandboxProviders(regions, settings.ssoPeople ?? [], url)
  const oidc = startOidc({
    file: file('sso.sqlite'),
    publicUrl: url(providerHost),
    organizations: [
      ...organizations.map(({ organization }) => organization),
      ...ownOrganizations(locals, settings.ssoPeople ?? [], url),
    ],
  })
  onStop(oidc.stop)
  const cognito = await kept(
    startCognito({
      file: file('users.sqlite'),
      pools: locals.map(({ code, userPoolId, userPoolClientId, mailFrom }) => ({
        region: code,
        poolId: userPoolId,
        clientId: userPoolClientId,
        mailFrom,
        federation: {
          domain: url(poolHost(code)),
          callbackUrls: [`${url(code)}/loading`],
          providers: organizations.flatMap(({ region, provider }) => (region === code ? [provider] : [])),
        },
      })),
      deliver: (message) => mail.store.add(message),
      authenticators: settings.authenticators ?? {},
    }),
  )

  const tables: { region: RegionCode; awsRegion: string; streamArn: string }[] = []
  for (const local of locals) {
    const streamArn = await ensureTable(local, {
      url: dynamodbServer.url,
      file: file('tables.json'),
      definition: application.table(local.tableName),
      expiryAttribute: application.expiryAttribute,
      shared: dynamodbServer.given,
    })
    tables.push({ region: local.code, awsRegion: local.awsRegion, streamArn })
  }
  if (existsSync(file('dynamodb.sqlite'))) quickenStreams(file('dynamodb.sqlite'))

  let poke = (_region: RegionCode): void => {}
  for (const local of locals) {
    const env = environmentOf(local, {
      dynamodb: dynamodbServer.url,
      s3: s3.url,
      cognito: cognito.url,
      userPoolDomain: url(poolHost(local.code)),
      kms: kms.url,
      mail: mail.url,
      events: events.url,
      workflows: workflows.url,
      publicUrl: url(local.code),
      captcha: captcha.url,
      captchaSecret,
      processor: processor.url,
      processorSecret,
      receivers: `http://127.0.0.1:${port}`,
      parameters: parameters.url,
      sqs: sqs.url,
      errorReportsDsn,
      version: web.version,
      deployedAt,
    })
    const runtime = startRuntime({
      functions: application.functions,
      rights: rights && rightsIn(rights, local.code),
      env: { ...env, ...settings.environment },
      logFile: file(`logs/${local.code}.log`),
      verbose: settings.verbose === true,
      onWritten: () => poke(local.code),
    })
    onStop(runtime.stop)
    runtimes.set(local.code, runtime)
  }
  const streams = startStreams({
    file: file('streams.sqlite'),
    dynamodbUrl: dynamodbServer.url,
    tables,
    kinds: application.relayed,
    service: 'platform',
    invoke,
  })
  onStop(streams.stop)
  poke = streams.poke
  queues.resume()
  workflows.resume()
  const scheduler = startScheduler({ file: file('schedules.sqlite'), regions, manifests, invoke })
  onStop(scheduler.stop)

  const upstreams = new Map<RegionCode, Upstream>(
    locals.map(({ code }) => {
      const issuer = `${url(code)}/api/auth/v1`
      const keys = publishedKeysOf(issuer)
      return [
        code,
        { runtime: runtimeOf(code), authorize: authorizerOf({ issuer, audience: tokenAudience(code), keys }) },
      ]
    }),
  )
  listener = gatewayOf({
    routes: application.routes,
    upstreams,
    web: web.serve,
    captchaScript: captcha.script,
    pages: {
      mailbox: mailboxOf(mail.store, mailComesIn(s3.url)),
      pay: processor.pages,
      [errorReportsHost]: errorReports.serve,
      [receiversHost]: receivers.serve,
      [slackHost]: slackPage,
      [toolsHost]: toolsPage,
      [providerHost]: oidc.serve,
      [lambdaHost]: lambdaOf((region, service, kind, event) => runtimeOf(region).invoke(service, kind, event)),
      ...Object.fromEntries(locals.map(({ code, userPoolId }) => [poolHost(code), cognito.domain(userPoolId)])),
    },
    landing: (request, response) => {
      if (request.url?.startsWith('/workings')) workingsOf(queues, workflows.executions)(request, response)
      else respondPage(response, landingPage(regions, port, signIns))
    },
  })

  const services = [...new Set([...manifests, ...application.routes].map(({ service }) => service))]
  return {
    port,
    regions,
    dataDir,
    url,
    mailboxUrl: url('mailbox'),
    processorUrl: processor.url,
    mailbox: mail.store,
    queues,
    executions: workflows.executions,
    invoke: (region, service, kind, event) => runtimeOf(region).invoke(service, kind, event),
    runJob: (region, service, job) => invoke(region, service, { job, scheduledAt: new Date().toISOString() }),
    settled: settledOf({
      queues,
      executions: workflows.executions,
      streams,
      runtimes: [...runtimes.values()],
      scheduler,
    }),
    spent: (region) => runtimeOf(region).spent(),
    warm: async () => {
      for (const region of regions) await runtimeOf(region).load(services)
    },
    stop,
  }
}
