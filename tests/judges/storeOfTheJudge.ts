import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#cdk/local/application.ts'
import type { Emulator } from '#cdk/local/emulators/dynamodb.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { NotJudged } from './judge.ts'
import { startDynamodbLocal } from './startDynamodbLocal.ts'

/** Amazon's emulator for who is no judge; undefined, with a sentence why, where it cannot be had. */
export const storeOfTheJudge = async (): Promise<Emulator | undefined> => {
  const tools = join(root, '.cache/judges')
  mkdirSync(tools, { recursive: true })
  try {
    return await startDynamodbLocal({ tools, scratch: scratchFolder() })
  } catch (error) {
    if (!(error instanceof NotJudged)) throw error
    console.log(`The tests of the store are on the own emulator: ${error.message}`)
    return undefined
  }
}
