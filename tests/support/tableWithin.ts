import { randomUUID } from 'node:crypto'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { sandboxes } from '#cdk/local/runtime/environment.ts'
import { onEveryClient } from '#cdk/local/runtime/everyClient.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { MemoryTable } from '#tests/simulation/cloud/memoryTable.ts'
import { answerWithin, wireTo } from '#tests/simulation/cloud/tableClient.ts'
import { startWeatherOfTheRun } from '#tests/weather/ofTheRun.ts'
import type { TestTable } from './table.ts'

/** Nothing listens there: a call that no client of this thread makes fails. */
const nowhere = 'http://dynamodb.within'

/**
 * A table of its own within the process, with the run's weather before it: the table of simulated lives, which answers as
 * the emulator does (tests/simulation/cloud/memoryTable.test.ts) at a fraction of its price.
 */
export const startTableWithin = (): TestTable => {
  Object.assign(process.env, {
    ...sandboxes,
    PALISADE_REGION: 'us',
    PUBLIC_URL: process.env.PUBLIC_URL ?? 'https://us.test.example',
    // What is kept of a table is known by its name, so each has its own.
    TABLE_NAME: `test-${randomUUID()}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'within',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: nowhere,
  })
  letGo()
  const table = new MemoryTable()
  const weather = startWeatherOfTheRun()
  const wire = weather.through(wireTo(table))
  const end = onEveryClient((client) => {
    if (client.config.serviceId === 'DynamoDB') answerWithin(client, () => wire)
  })
  return {
    stream: async () => ({ Records: [...table.streamFrom(0)] }) as unknown as DynamoDBStreamEvent,
    async stop() {
      letGo()
      weather.stop()
      end()
      delete process.env.AWS_ENDPOINT_URL_DYNAMODB
    },
  }
}
