/** What text messages use of the SDK: named one by one, so that a bundle carries these and not all of its commands. */
export { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
