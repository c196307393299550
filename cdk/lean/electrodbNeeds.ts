import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'

/**
 * What electrodb uses of the SDK, laid where its bundled `require` looks for it (see `leanDependencies.ts`). Imported as
 * modules, of which the bundler keeps what is named; a `require` would bring all of the client and compile it twice.
 */
const needs = {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
  unmarshall,
}

const place = Symbol.for('electrodb.needs')
Reflect.set(globalThis, place, Object.assign((Reflect.get(globalThis, place) ?? {}) as object, needs))
