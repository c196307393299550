import { z } from 'zod'

/** A value of a key, as the SDK sends it or as the document client takes it. */
const KeyText = z.union([z.string(), z.object({ S: z.string() }).transform(({ S }) => S)])
const Row = z.object({ pk: KeyText })
const On = z.object({ Key: Row.optional(), Item: Row.optional() })

const Call = z.object({
  ...On.shape,
  RequestItems: z.record(z.string(), z.unknown()).optional(),
  TransactItems: z.record(z.string(), On.optional()).array().optional(),
  KeyConditionExpression: z.string().optional(),
  ExpressionAttributeValues: z.record(z.string(), z.unknown()).optional(),
})

const Batch = z.union([
  z.object({ Keys: Row.array() }).transform(({ Keys }) => Keys.map(({ pk }) => pk)),
  z
    .object({ PutRequest: z.object({ Item: Row }).optional(), DeleteRequest: z.object({ Key: Row }).optional() })
    .array()
    .transform((writes) =>
      writes.flatMap(({ PutRequest, DeleteRequest }) => [PutRequest?.Item.pk, DeleteRequest?.Key.pk].filter(isText)),
    ),
])

const isText = (text: string | undefined): text is string => text !== undefined

/**
 * The partition keys that a call of DynamoDB names (`dynamodb:LeadingKeys`), each once; of a query on an index, the index's.
 * A scan names none.
 */
export const leadingKeysOf = (input: unknown): readonly string[] => {
  const { Key, Item, RequestItems, TransactItems, KeyConditionExpression, ExpressionAttributeValues } =
    Call.parse(input)
  const [, asked] = /=\s*(:\w+)/.exec(KeyConditionExpression ?? '') ?? []
  const queried = asked === undefined ? [] : [KeyText.parse(ExpressionAttributeValues?.[asked])]
  return [
    ...new Set([
      ...[Key?.pk, Item?.pk].filter(isText),
      ...Object.values(RequestItems ?? {}).flatMap((each) => Batch.parse(each)),
      ...(TransactItems ?? []).flatMap((item) =>
        Object.values(item).flatMap((on) => [on?.Key?.pk, on?.Item?.pk].filter(isText)),
      ),
      ...queried,
    ]),
  ]
}
