import { AwsError } from '#cdk/local/http/awsCall.ts'
import type { Item, Value } from './expressions.ts'

/** DynamoDB's own limits (developer guide, Quotas). */
export const most = {
  batchGet: 100,
  batchWrite: 25,
  transaction: 100,
  pageBytes: 1_048_576,
  itemBytes: 409_600,
} as const

/** What DynamoDB says of a call that it does not take. */
export const invalid = (message: string): AwsError => new AwsError('ValidationException', message)

/** What a value takes of its item (developer guide, Item sizes), a bit less for what is long in UTF-8. */
const bytesOfValue = ({ S, N, B, M, L }: Value): number => {
  if (S !== undefined) return S.length
  if (B !== undefined) return B.length
  if (M !== undefined) return 3 + bytesOf(M)
  if (L !== undefined) return L.reduce((sum, each) => sum + 1 + bytesOfValue(each), 3)
  return N === undefined ? 1 : N.length
}

/** The size of an item, names included. */
export const bytesOf = (item: Item): number => {
  let bytes = 0
  for (const name in item) bytes += name.length + bytesOfValue(item[name] ?? {})
  return bytes
}
