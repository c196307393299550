/** `npm start`: the whole platform on this machine, with a demo book. `-- --dev` serves the web app from its sources. */
import { existsSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { root } from './application.ts'
import type { OidcPerson } from './emulators/oidc/organization.ts'
import { receiversHost } from './emulators/receivers/receivers.ts'
import type { SignIn } from './gateway/landing.ts'
import type { Platform } from './platform.ts'
import { compileCache } from './runtime/environment.ts'
import { ownClient, ownIssuer, ownMetadata } from './sandboxProviders.ts'
import { StartFailure } from './startFailure.ts'

enableCompileCache(compileCache)

interface DemoBook {
  /**
   * Fills a platform through its own API and tells how far it is; after an interruption it is called again, goes on and
   * doubles nothing.
   */
  readonly seedStory: (platform: Platform, tell: (progress: string) => void) => Promise<void>
  /** What comes after it, while somebody looks around already; called again it doubles nothing. */
  readonly seedPapers: (platform: Platform) => Promise<void>
  /** Keeps what is then there, which the sandbox of each region is put back to; called again it keeps nothing anew. */
  readonly seedSandbox: (platform: Platform) => Promise<void>
  /** Who can sign in. */
  readonly signIns: readonly SignIn[]
  /** Secrets of their authenticator apps, by e-mail. */
  readonly authenticators: Readonly<Record<string, string>>
  /** Who has an account at the sandbox identity provider of their organization. */
  readonly ssoPeople: readonly OidcPerson[]
}

const started = performance.now()
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1)

const demoBook = async (): Promise<DemoBook | undefined> => {
  const module = new URL('./seed/seed.ts', import.meta.url)
  return existsSync(module) ? await import(module.href) : undefined
}

const stopOnSignals = (platform: Platform): void => {
  let stoppingSince: number | undefined
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) {
      // npm passes on a Ctrl-C that the terminal has sent here already; only a later one is impatience.
      if (Date.now() - stoppingSince > 1000) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    process.stdout.write('\nStopping ...\n')
    await platform.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}

/** What is told of a book that did not come to its end, in one line. */
const unfinished = (what: string, error: unknown): string => {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `The ${what} is not finished: ${reason.replace(/\.$/, '')}. Run "npm start" again, which goes on with it.`
}

const seedOnce = async (platform: Platform, { seedStory }: DemoBook): Promise<void> => {
  const mark = join(platform.dataDir, 'seeded')
  if (existsSync(mark)) return
  process.stdout.write('Writing the demo book (once) ...\n')
  try {
    await seedStory(platform, (progress) => process.stdout.write(`  ${seconds().padStart(5)} s  ${progress}\n`))
    await platform.settled(300_000)
  } catch (error) {
    if (process.argv.includes('--verbose')) throw error
    await platform.stop()
    throw new StartFailure(
      `${unfinished('demo book', error)} What functions say is in ${join(platform.dataDir, 'logs')}.`,
    )
  }
  writeFileSync(mark, new Date().toISOString())
}

/** Goes on by itself; what does not come to its end, as when the platform is stopped, is gone on with at the next start. */
const seedLater = async (platform: Platform, { seedPapers, seedSandbox }: DemoBook): Promise<void> => {
  const mark = join(platform.dataDir, 'papers')
  if (existsSync(mark)) return
  try {
    await seedPapers(platform)
    await platform.settled(300_000)
    await seedSandbox(platform)
    writeFileSync(mark, new Date().toISOString())
  } catch (error) {
    if (process.argv.includes('--verbose')) console.error(error)
    else process.stderr.write(`${unfinished('papers of the demo book', error)}\n`)
  }
}

const names = { us: 'United States', uk: 'United Kingdom', au: 'Australia' } as const

/** What an administrator connects who tries single sign-on of their own. */
const ownProvider = ({ port, regions: [region] }: Platform): readonly string[] => {
  if (region === undefined) return []
  const url = (host: string) => `http://${host}.localhost:${port}`
  const { clientId, clientSecret } = ownClient
  return [
    `A provider to connect for single sign-on: issuer ${ownIssuer(region, url)}, client ${clientId}, secret ${clientSecret};`,
    `  or by SAML: metadata ${ownMetadata(region, url)}`,
    '',
  ]
}

const announce = (platform: Platform, cast: readonly SignIn[]): void => {
  const widest = Math.max(...cast.map(({ email }) => email.length), 0)
  const people = cast.map(
    ({ region, email, password, who }) => `  ${region}  ${email.padEnd(widest)}  ${password}  ${who}`,
  )
  const lines = [
    '',
    `Palisade runs (${seconds()} s).`,
    '',
    ...platform.regions.map((region) => `  ${names[region].padEnd(16)}${platform.url(region)}`),
    `  ${'Mailbox'.padEnd(16)}${platform.mailboxUrl}`,
    '',
    ...(people.length === 0 ? [] : ['Who can sign in:', ...people, '']),
    ...ownProvider(platform),
    `A receiver for webhooks: https://${receiversHost}.localhost/desk (/desk/503 refuses); what it got: http://${receiversHost}.localhost:${platform.port}`,
    '',
    `Data: ${platform.dataDir} (npm run reset starts over). Ctrl-C stops.`,
    '',
  ]
  process.stdout.write(lines.join('\n'))
}

try {
  const { startPlatform } = await import('./platform.ts')
  const port = Number(process.env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new StartFailure(`PORT is "${process.env.PORT}": set it to a number such as 3000, or leave it out.`)
  const dev = process.argv.includes('--dev')
  if (!dev && !existsSync(join(root, 'web/dist/index.html'))) process.stdout.write('Building the web app (once) ...\n')
  const book = await demoBook()
  const platform = await startPlatform({
    port,
    web: dev ? 'dev' : 'built',
    verbose: process.argv.includes('--verbose'),
    signIns: book?.signIns ?? [],
    authenticators: book?.authenticators ?? {},
    ssoPeople: book?.ssoPeople ?? [],
  })
  stopOnSignals(platform)
  if (book !== undefined) await seedOnce(platform, book)
  announce(platform, book?.signIns ?? [])
  await platform.warm()
  if (book !== undefined) void seedLater(platform, book)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`\n${error.message}\n\n`)
  process.exit(1)
}
