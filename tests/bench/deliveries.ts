import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { type Item, sendTransaction } from '#functions/_platform/storage/sendTransaction.ts'
import { itemsOf } from '#functions/_platform/storage/writeItems.ts'
import { deliveryAfter } from '#functions/webhook/delivery/afterTry.ts'
import { newDelivery } from '#functions/webhook/delivery/newDelivery.ts'
import { deliver } from '#functions/webhook/on/deliver.ts'
import { deliveries } from '#functions/webhook/store/deliveries.ts'
import { type WebhookRecord, webhooks } from '#functions/webhook/store/webhooks.ts'
import { benchTable, loadTable } from './bulkLoad.ts'

const now = '2026-06-01T12:00:00.000Z'
/** As many at a time as functions have messages of. */
const atOnce = 100
/** The receiver that takes the letter and never answers. */
const dead = 0

const numbered = (prefix: string, index: number) => `${prefix}_${String(index).padStart(26, '0')}`

const webhookTo = (receiver: number): WebhookRecord => {
  const id = numbered('whk', receiver)
  return {
    id,
    companyName: `Receiver ${receiver}`,
    clientId: String(receiver).padStart(32, '0'),
    accountType: 'AGENCY',
    organizationId: 'agy_bench',
    userId: 'usr_bench',
    createdBy: 'Ada Archer',
    createdAt: now,
    webhookUrl: `https://hooks.localhost/${receiver}`,
    events: ['quote.ready'],
    enabled: true,
    secret: seal({ secret: Buffer.alloc(24, receiver).toString('base64'), subject: id }),
  }
}

/** Something to tell; the receivers have theirs by turns. */
const deliveryOf = (index: number, receivers: number) =>
  newDelivery({
    id: numbered('whd', index),
    webhookId: numbered('whk', index % receivers),
    type: 'quote.ready',
    body: JSON.stringify({ type: 'quote.ready', timestamp: now, data: { quoteId: numbered('quo', index) } }),
    now,
  })

const itemsFor = (write: Write): Item[] => itemsOf(write, now, [])

/** So many at a time, the next one as soon as one is done. */
const inTurns = async (count: number, work: (index: number) => Promise<unknown>): Promise<void> => {
  let next = 0
  const turn = async () => {
    for (let index = next++; index < count; index = next++) await work(index)
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
}

/** Receivers of which one may never answer; they count what they took. */
const openReceivers = async () => {
  const taken = new Map<number, number>()
  const state = { isOneDead: false }
  const server = createServer((request, response) => {
    request.resume()
    const receiver = Number(request.url?.slice(1))
    if (receiver === dead && state.isOneDead) return
    taken.set(receiver, (taken.get(receiver) ?? 0) + 1)
    request.on('end', () => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    state,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface DeliveryFigures {
  /** Deliveries a second while every receiver answers: read, sent, noted. */
  readonly all: number
  /** Deliveries a second to the others, while one of them takes letters and never answers. */
  readonly others: number
  /** The same of bare transactions that write as much: what the emulator can do at most. */
  readonly ceiling: number
}

/** Delivers so many things to so many receivers: once while all of them answer, and once while one is dead. */
export const delivering = async (count = 10_000, receivers = 100): Promise<DeliveryFigures> => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    PALISADE_REGION: 'us',
    SEALING_KEY: 'bench',
    TABLE_NAME: benchTable,
  })
  const loaded = await loadTable(`deliveries-${count}`, function* () {
    const first = Array.from({ length: receivers }, (_, index) => webhooks.create(webhookTo(index)))
    for (const write of first) for (const { Put } of itemsFor(write)) yield { params: () => ({ Item: Put?.Item }) }
    for (let index = 0; index < count; index += 1)
      for (const { Put } of itemsFor(deliveries.create(deliveryOf(index, receivers))))
        yield { params: () => ({ Item: Put?.Item }) }
  })
  const outside = await openReceivers()
  process.env.RECEIVERS = outside.url
  const dataDir = mkdtempSync(join(tmpdir(), 'palisade-bench-'))
  /** Works on the loaded table as it was. */
  const onFresh = async (name: string, work: () => Promise<number>): Promise<number> => {
    const file = join(dataDir, `${name}.db`)
    copyFileSync(loaded, file)
    const emulator = await startDynamoDb({ file })
    process.env.AWS_ENDPOINT_URL_DYNAMODB = emulator.url
    letGo()
    const pace = await work()
    await emulator.stop()
    delete process.env.AWS_ENDPOINT_URL_DYNAMODB
    return pace
  }
  const expected = count - count / receivers
  const toOthers = async (): Promise<number> => {
    outside.taken.clear()
    const began = performance.now()
    let last = began
    await inTurns(count, async (index) => {
      const deliveryId = numbered('whd', index)
      await deliver({
        ...{ id: `evt_${index}`, name: 'webhook.deliveryDue', detail: { deliveryId }, at: now, now },
        once: `bench|${index}`,
      })
      if (index % receivers !== dead) last = performance.now()
    })
    const told = [...outside.taken].reduce((sum, [receiver, taken]) => sum + (receiver === dead ? 0 : taken), 0)
    if (told !== expected) throw new Error(`The others were told ${told} things of ${expected}.`)
    return (expected * 1000) / (last - began)
  }
  const bare = async (): Promise<number> => {
    const stored = await deliveries.byIds(Array.from({ length: 1000 }, (_, index) => numbered('whd', index)))
    const taken = { at: now, status: 204, milliseconds: 1 } as const
    const writes = stored.map((each) => itemsFor(deliveries.update(each, deliveryAfter(each, taken, {}))))
    const began = performance.now()
    await inTurns(writes.length, (index) => sendTransaction(writes[index] ?? []))
    return (writes.length * 1000) / (performance.now() - began)
  }
  const all = await onFresh('all', toOthers)
  outside.state.isOneDead = true
  const others = await onFresh('others', toOthers)
  const ceiling = await onFresh('bare', bare)
  outside.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return { all, others, ceiling }
}
