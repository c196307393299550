import { isDeepStrictEqual } from 'node:util'
import { AwsError } from '#cdk/local/http/awsCall.ts'
import { conditionOf, type Item, type Names, updateOf, type Values } from './expressions.ts'
import { bytesOf, invalid, most } from './limits.ts'
import { answerQuery, answerScan } from './query.ts'
import { type Outcome, placeOf, RowStore, type StreamRecord } from './rowStore.ts'

interface Expressions {
  readonly ConditionExpression?: string
  readonly UpdateExpression?: string
  readonly ExpressionAttributeNames?: Names
  readonly ExpressionAttributeValues?: Values
}
interface Write extends Expressions {
  readonly Key?: Item
  readonly Item?: Item
  readonly ReturnValues?: string
}
type Batch<Part> = Readonly<Record<string, Part>>
type Transaction = readonly Readonly<Record<string, Write>>[]

const refused = () => new AwsError('ConditionalCheckFailedException', 'The conditional request failed')

/** A transaction that was cancelled, with the reason of each of its items. */
export class Cancelled extends AwsError {
  readonly reasons: readonly { readonly Code: string }[]
  constructor(reasons: readonly string[]) {
    super(
      'TransactionCanceledException',
      `Transaction cancelled, please refer cancellation reasons [${reasons.join()}]`,
    )
    this.reasons = reasons.map((Code) => ({ Code }))
  }
}

/**
 * DynamoDB's table in memory, with what the platform asks of it: the table of one region costs a life microseconds a call
 * instead of milliseconds. The embedded emulator is the judge of what it answers (memoryTable.test.ts).
 */
export class MemoryTable {
  readonly #store: RowStore
  readonly #tokens = new Map<string, Transaction>()

  constructor(store = new RowStore()) {
    this.#store = store
  }

  /** The stream from a place on; a place is how many records came before. */
  streamFrom(place: number): readonly StreamRecord[] {
    return this.#store.stream.slice(place)
  }

  get streamLength(): number {
    return this.#store.stream.length
  }

  /** What became of it since it went its own way. */
  get ownStream(): readonly StreamRecord[] {
    return this.streamFrom(this.#store.began)
  }

  /** Every row there is. */
  all(): Generator<Item> {
    return this.#store.after()
  }

  /** The row of a key. */
  at(key: Item): Item | undefined {
    return this.#store.at(key)
  }

  /** Another table that holds the same and goes its own way; its stream begins where this one's is. */
  copy(): MemoryTable {
    return new MemoryTable(this.#store.copy())
  }

  /** Carries out an operation of DynamoDB's API on the wire's values. */
  answer(operation: string, input: never): object {
    switch (operation) {
      case 'GetItem':
        return this.#getItem(input)
      case 'PutItem':
      case 'DeleteItem':
      case 'UpdateItem':
        return this.#write(input)
      case 'Query':
        return answerQuery(this.#store, input)
      case 'Scan':
        return answerScan(this.#store, input)
      case 'TransactGetItems':
        return this.#transactGet(input)
      case 'BatchGetItem':
        return this.#batchGet(input)
      case 'BatchWriteItem':
        return this.#batchWrite(input)
      case 'TransactWriteItems':
        return this.#transact(input)
      default:
        throw new AwsError('UnknownOperationException', `The table in memory does not know ${operation}.`)
    }
  }

  #getItem({ Key }: { readonly Key: Item }): object {
    const Item = this.at(Key)
    return Item === undefined ? {} : { Item }
  }

  /** What a write would leave in place of what is there; throws when its condition does not hold. */
  #outcome(write: Write): Outcome {
    const { Key, Item, ConditionExpression, UpdateExpression } = write
    const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = write
    const key = Key ?? Item ?? {}
    const [pk, sk] = placeOf(key)
    if (pk === '' || sk === '') throw invalid('One or more parameter values are not valid. A key is an empty string.')
    const before = this.at(key)
    if (ConditionExpression !== undefined && !conditionOf(ConditionExpression)(before, names, values)) throw refused()
    const base = before ?? { pk: key.pk ?? {}, sk: key.sk ?? {} }
    const after = Item ?? (UpdateExpression === undefined ? undefined : updateOf(UpdateExpression)(base, names, values))
    if (after !== undefined && bytesOf(after) > most.itemBytes)
      throw invalid('Item size has exceeded the maximum allowed size')
    return { key, before, after }
  }

  #write(write: Write): object {
    const outcome = this.#outcome(write)
    const { before, after } = outcome
    this.#store.keep(outcome)
    if (write.ReturnValues === 'ALL_NEW') return { Attributes: after }
    return write.ReturnValues === 'ALL_OLD' && before !== undefined ? { Attributes: before } : {}
  }

  #batchGet({ RequestItems }: { readonly RequestItems: Batch<{ readonly Keys: readonly Item[] }> }): object {
    const Responses: Record<string, Item[]> = {}
    for (const [table, { Keys }] of Object.entries(RequestItems)) {
      if (Keys.length > most.batchGet) throw invalid('Too many items requested for the BatchGetItem call')
      demandDifferent(Keys)
      Responses[table] = Keys.map((key) => this.at(key)).filter((item) => item !== undefined)
    }
    return { Responses, UnprocessedKeys: {} }
  }

  #transactGet({
    TransactItems,
  }: {
    readonly TransactItems: readonly { readonly Get: { readonly Key: Item } }[]
  }): object {
    if (TransactItems.length > most.transaction) throw invalid('Member must have length less than or equal to 100')
    const found = TransactItems.map(({ Get }) => this.at(Get.Key))
    return { Responses: found.map((Item) => (Item === undefined ? {} : { Item })) }
  }

  #batchWrite({
    RequestItems,
  }: {
    readonly RequestItems: Batch<readonly { readonly PutRequest?: Write; readonly DeleteRequest?: Write }[]>
  }): object {
    for (const requests of Object.values(RequestItems)) {
      const writes = requests.map(({ PutRequest, DeleteRequest }) => PutRequest ?? DeleteRequest ?? {})
      if (writes.length > most.batchWrite) throw invalid('Too many items requested for the BatchWriteItem call')
      demandDifferent(writes.map(({ Item, Key }) => Item ?? Key ?? {}))
      for (const write of writes) this.#write(write)
    }
    return { UnprocessedItems: {} }
  }

  #transact({
    TransactItems,
    ClientRequestToken = '',
  }: {
    readonly TransactItems: Transaction
    readonly ClientRequestToken?: string
  }): object {
    const before = this.#tokens.get(ClientRequestToken)
    if (before !== undefined) {
      if (isDeepStrictEqual(before, TransactItems)) return {}
      throw new AwsError('IdempotentParameterMismatchException', 'The token was used for another transaction.')
    }
    const writes = TransactItems.map((item) => Object.values(item)[0] ?? {})
    if (writes.length > most.transaction) throw invalid('Member must have length less than or equal to 100')
    demandDifferent(writes.map(({ Item, Key }) => Item ?? Key ?? {}))
    const isCheck = TransactItems.map((item) => 'ConditionCheck' in item)
    const outcomes: Outcome[] = []
    const reasons = writes.map((write) => {
      try {
        outcomes.push(this.#outcome(write))
        return 'None'
      } catch (error) {
        if (error instanceof AwsError && error.code === 'ConditionalCheckFailedException')
          return 'ConditionalCheckFailed'
        throw error
      }
    })
    if (reasons.some((reason) => reason !== 'None')) throw new Cancelled(reasons)
    outcomes.forEach((outcome, index) => {
      if (isCheck[index] !== true) this.#store.keep(outcome)
    })
    if (ClientRequestToken !== '') this.#tokens.set(ClientRequestToken, TransactItems)
    return {}
  }
}

const demandDifferent = (keys: readonly Item[]): void => {
  if (new Set(keys.map((key) => placeOf(key).join('\u0000'))).size < keys.length)
    throw invalid('Provided list of item keys contains duplicates')
}
