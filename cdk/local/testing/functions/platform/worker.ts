import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import type { DynamoDBStreamEvent } from 'aws-lambda'

/** A small relay: every new row of the table becomes an event of its own. */
export const handler = async (event: DynamoDBStreamEvent): Promise<unknown> => {
  const entries = event.Records.flatMap(({ dynamodb }) => {
    const id = dynamodb?.NewImage?.pk?.S
    return id === undefined
      ? []
      : [
          {
            EventBusName: process.env.EVENT_BUS_NAME,
            Source: 'palisade',
            DetailType: 'quote.ready',
            Detail: JSON.stringify({ quoteId: id, eventId: `evt_${id}` }),
          },
        ]
  })
  if (entries.length > 0) await new EventBridgeClient({}).send(new PutEventsCommand({ Entries: entries }))
  return { batchItemFailures: [] }
}
