/*
 * The worker of the incident page alone: it keeps the page, the files of the build that it is made of, and its texts, so that
 * whoever opened it once opens it again without a connection. The build puts its version and those files in place.
 */
import { answeredAs } from './answering.ts'
import { emergencyPath } from './emergency.ts'

/** Put in place by the build (plugin.ts). */
declare const __OFFLINE__: {
  readonly version: string
  readonly files: readonly string[]
  readonly texts: readonly string[]
}

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Worker {
  readonly clients: { claim(): Promise<void> }
  readonly location: Location
  addEventListener(event: 'activate' | 'install', listener: (event: Waiting) => void): void
  addEventListener(event: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
}

const worker = globalThis as unknown as Worker
const kept = 'palisade-incident-'
const { version, files, texts } = __OFFLINE__
const name = kept + version

/** So long an answer of the network is waited for where the page is kept (milliseconds): a phone may have a bar and no data. */
const patience = 4000

/** The language whose texts are kept, as the page that began the worker says. */
const locale = new URL(worker.location.href).searchParams.get('locale') ?? 'en-US'

const keepAll = async (): Promise<void> => {
  const cache = await caches.open(name)
  const addresses = [...files, ...texts.map((namespace) => `/locales/${locale}/${namespace}.json?v=${version}`)]
  const page = new Request(emergencyPath, { cache: 'no-cache', credentials: 'omit' })
  await cache.addAll([page, ...addresses.map((address) => new Request(address, { credentials: 'omit' }))])
  await worker.skipWaiting()
}

/** What former builds kept goes: its files are asked of the servers, which have them still. */
const dropOthers = async (): Promise<void> => {
  for (const other of await caches.keys()) if (other.startsWith(kept) && other !== name) await caches.delete(other)
  await worker.clients.claim()
}

const keptAnswer = async (asked: Request | string): Promise<Response | undefined> =>
  (await caches.open(name)).match(asked, { ignoreVary: true })

/** The page as it is now; as it is kept where the network gives none in time. */
const pageOf = async (request: Request): Promise<Response> => {
  const fresh = fetch(request)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined))
  const answer = await Promise.race([fresh, late]).catch(() => undefined)
  return answer?.ok ? answer : ((await keptAnswer(emergencyPath)) ?? fresh)
}

/** A file by its name, which tells its content; one that the page comes to need later is kept as well. */
const fileOf = async (request: Request): Promise<Response> => {
  const there = await keptAnswer(request)
  if (there !== undefined) return there
  const answer = await fetch(request)
  if (answer.ok && new URL(request.url).pathname.startsWith('/assets/'))
    await (await caches.open(name)).put(request, answer.clone())
  return answer
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()))
worker.addEventListener('fetch', (event) => {
  const as = answeredAs(event.request, worker.location.origin)
  if (as !== undefined) event.respondWith(as === 'page' ? pageOf(event.request) : fileOf(event.request))
})
