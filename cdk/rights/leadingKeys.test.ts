import { expect, test } from 'vitest'
import { leadingKeysOf } from './leadingKeys.ts'

test('a call names the partitions of the rows that it is about, however they are sent', () => {
  expect(leadingKeysOf({ TableName: 't', Key: { pk: 'a', sk: 'b' } })).toEqual(['a'])
  expect(leadingKeysOf({ TableName: 't', Item: { pk: { S: 'a' }, sk: { S: 'b' } } })).toEqual(['a'])
  expect(leadingKeysOf({ RequestItems: { t: { Keys: [{ pk: 'a' }, { pk: 'b' }] } } })).toEqual(['a', 'b'])
  const writes = [{ PutRequest: { Item: { pk: 'a' } } }, { DeleteRequest: { Key: { pk: { S: 'b' } } } }]
  expect(leadingKeysOf({ RequestItems: { t: writes } })).toEqual(['a', 'b'])
  const items = [
    { Put: { Item: { pk: 'a' } } },
    { ConditionCheck: { Key: { pk: 'b' } } },
    { Update: { Key: { pk: 'a' } } },
  ]
  expect(leadingKeysOf({ TransactItems: items })).toEqual(['a', 'b'])
})

test('a query names the partition that it asks for', () => {
  const asked = { KeyConditionExpression: '#pk = :pk and begins_with(#sk1, :sk1)' }
  expect(leadingKeysOf({ ...asked, ExpressionAttributeValues: { ':pk': 'a', ':sk1': 'b' } })).toEqual(['a'])
})

test('a scan names none', () => {
  expect(leadingKeysOf({ TableName: 't' })).toEqual([])
})
