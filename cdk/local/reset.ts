/**
 * `npm run reset`: forgets everything the local platform has stored, its tables in a DynamoDB of one's own as well; the
 * next start writes the demo book anew.
 */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { regionCodes } from '#shared/regions/code.ts'
import { startDynamoDb } from './emulators/dynamodb.ts'
import { dataFolder } from './platform.ts'
import { localRegion } from './regions.ts'
import { StartFailure } from './startFailure.ts'
import { lockFolder } from './storage/lock.ts'
import { dropTable } from './storage/tables.ts'

const folder = dataFolder()
try {
  if (existsSync(folder)) lockFolder(folder).release()
  if (process.env.AWS_ENDPOINT_URL_DYNAMODB) {
    const { url } = await startDynamoDb({ file: join(folder, 'dynamodb.sqlite') })
    for (const region of regionCodes) await dropTable(localRegion(region), url)
  }
  rmSync(folder, { recursive: true, force: true })
  process.stdout.write(`${folder} is empty. "npm start" writes the demo book anew.\n`)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`\n${error.message}\n\n`)
  process.exit(1)
}
