import { startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { withTrace } from '#functions/_platform/log/log.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import { benchPartner, benchScope, benchShards, benchTable, bulkLoad } from './bulkLoad.ts'
import { type Figures, figuresOf } from './measure.ts'

interface Row {
  readonly id: string
}

/** The list as services read it; the sorts are named as those of quotes. */
const records = defineRecord({
  kind: 'bench',
  notFound: 'quote.notFound',
  list: {
    scopes: () => [benchScope, benchPartner],
    shards: benchShards,
    sorts: {
      lastUpdated: (row: Row) => row.id,
      effectiveDate: (row: Row) => row.id,
      companyName: (row: Row) => row.id,
      quoteNumber: (row: Row) => row.id,
    },
    summary: (row) => row,
  },
})

const pageFromTheMiddle = () =>
  records.list({
    scopes: [benchScope],
    sort: 'companyName',
    size: 25,
    after: Buffer.from('co0005#').toString('base64url'),
  })
const firstPage = () => records.list({ scopes: [benchScope], sort: 'lastUpdated', descending: true, size: 25 })
/** What a carrier or an aggregator looks at first. */
const partnersPage = () => records.list({ scopes: [benchPartner], sort: 'lastUpdated', descending: true, size: 25 })
const search = () => records.search({ scopes: [benchScope], text: '*co000*', size: 25 })

const deeds = { firstPage, pageFromTheMiddle, partnersPage, search }
type Deed = keyof typeof deeds

const capacityOf = async (deed: () => Promise<unknown>): Promise<number> => {
  const trace = { requestId: '', operation: 'bench', capacity: 0 }
  await withTrace(trace, deed)
  return trace.capacity
}

export interface PagingFigures extends Figures {
  readonly capacity: number
}

const measure = async (rows: number, runs: number): Promise<Record<Deed, PagingFigures>> => {
  const emulator = await startDynamoDb({ file: await bulkLoad(rows) })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: emulator.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    PALISADE_REGION: 'us',
    TABLE_NAME: benchTable,
  })
  const { letGo } = await import('#functions/_platform/held/held.ts')
  letGo()
  const samples: Record<Deed, number[]> = { firstPage: [], pageFromTheMiddle: [], partnersPage: [], search: [] }
  for (let run = 0; run < runs + 20; run += 1)
    for (const [name, deed] of Object.entries(deeds) as [Deed, () => Promise<unknown>][]) {
      const started = performance.now()
      await deed()
      if (run >= 20) samples[name].push(performance.now() - started)
    }
  const figures = {
    firstPage: { ...figuresOf(samples.firstPage), capacity: await capacityOf(firstPage) },
    pageFromTheMiddle: { ...figuresOf(samples.pageFromTheMiddle), capacity: await capacityOf(pageFromTheMiddle) },
    partnersPage: { ...figuresOf(samples.partnersPage), capacity: await capacityOf(partnersPage) },
    search: { ...figuresOf(samples.search), capacity: await capacityOf(search) },
  }
  await emulator.stop()
  delete process.env.AWS_ENDPOINT_URL_DYNAMODB
  return figures
}

/** Milliseconds and capacity of a page and of a search over few and over many rows. */
export const paging = async (few: number, many: number, runs = 150) => {
  const small = await measure(few, runs)
  const large = await measure(many, runs)
  return { few, many, small, large }
}
