/** What queues use of the SDK: named one by one, so that a bundle carries these and not all of its commands. */
export { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
