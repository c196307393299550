import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a store was asked for, and what DynamoDB charges for it. */
export interface StoreUse {
  calls: number
  /** Rows put, changed and deleted. */
  rows: number
  /** Of them by their entity: `search`, `list`, `state`. */
  readonly rowsByKind: Record<string, number>
  writeUnits: number
  readUnits: number
}

type Row = Readonly<Record<string, { readonly S?: string } | undefined>>
interface Write {
  readonly Put?: { readonly Item: Row }
  readonly Update?: { readonly Key: Row }
  readonly Delete?: { readonly Key: Row }
  readonly PutRequest?: { readonly Item: Row }
  readonly DeleteRequest?: { readonly Key: Row }
}
interface Asked {
  readonly Item?: Row
  readonly Key?: Row
  readonly TransactItems?: readonly Write[]
  readonly RequestItems?: Readonly<Record<string, unknown>>
}
interface Units {
  readonly CapacityUnits?: number
}

const writing = /\.(?:PutItem|UpdateItem|DeleteItem|BatchWriteItem|TransactWriteItems)$/

const nothing = (): StoreUse => ({ calls: 0, rows: 0, rowsByKind: {}, writeUnits: 0, readUnits: 0 })

/** The rows of a call that writes, each by its attributes or its key. */
const rowsOf = ({ Item, Key, TransactItems, RequestItems }: Asked): Row[] => {
  const writes = [...(TransactItems ?? []), ...Object.values(RequestItems ?? {}).flat()] as readonly Write[]
  const several = writes.map(
    ({ Put, Update, Delete, PutRequest, DeleteRequest }) =>
      Put?.Item ?? PutRequest?.Item ?? Update?.Key ?? Delete?.Key ?? DeleteRequest?.Key,
  )
  return [Item ?? Key, ...several].filter((row) => row !== undefined)
}

/** An item says its entity; a key has it in its sort part, `$state_1`, or where that has a template of its own, in both. */
const kindOf = ({ __edb_e__, pk, sk }: Row): string =>
  __edb_e__?.S ?? /\$(\w+)_1/.exec(sk?.S ?? '')?.[1] ?? (pk?.S?.includes('#head_') ? 'search' : 'other')

/**
 * Stands before a DynamoDB and counts what goes through: calls, rows, and the units that every caller of the platform asks
 * to be told. The stream and what makes tables are not counted.
 */
export const meterStore = async (target: string) => {
  let use = nothing()
  const note = (name: string, asked: string, answered: string) => {
    if (!/^DynamoDB_\d+\./.test(name) || /Table|TimeToLive/.test(name)) return
    use.calls += 1
    const { ConsumedCapacity = [] } = JSON.parse(answered) as { ConsumedCapacity?: Units | Units[] }
    const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)
    if (!writing.test(name)) {
      use.readUnits += units
      return
    }
    use.writeUnits += units
    for (const row of rowsOf(JSON.parse(asked) as Asked)) {
      const kind = kindOf(row)
      use.rows += 1
      use.rowsByKind[kind] = (use.rowsByKind[kind] ?? 0) + 1
    }
  }
  const server = createServer((incoming, outgoing) => {
    const asked: Buffer[] = []
    incoming.on('data', (part: Buffer) => asked.push(part))
    incoming.on('end', () => {
      const { method, headers, url = '/' } = incoming
      const onwards = request(new URL(url, target), { method, headers }, (answer) => {
        const answered: Buffer[] = []
        answer.on('data', (part: Buffer) => answered.push(part))
        answer.on('end', () => {
          const body = Buffer.concat(answered)
          if (answer.statusCode === 200)
            note(String(headers['x-amz-target'] ?? ''), Buffer.concat(asked).toString(), body.toString())
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers).end(body)
        })
      })
      onwards.on('error', () => outgoing.destroy())
      onwards.end(Buffer.concat(asked))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was used since it was asked last. */
    used: (): StoreUse => {
      const before = use
      use = nothing()
      return before
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
