import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { Ground } from './ground.ts'
import { OperatorAlarm } from './OperatorAlarm.ts'

/** As long as SQS keeps anything. A message that is moved to another queue keeps its age. */
const kept = Duration.days(14)

/** A queue that loses nothing for fourteen days: encrypted with the region's key, over TLS alone. */
export class PrivateQueue extends Queue {
  constructor(
    scope: Construct,
    id: string,
    ground: Ground,
    props: Pick<QueueProps, 'deadLetterQueue' | 'queueName' | 'visibilityTimeout'> = {},
  ) {
    super(scope, id, {
      retentionPeriod: kept,
      encryption: QueueEncryption.KMS,
      encryptionMasterKey: ground.dataKey,
      enforceSSL: true,
      ...props,
    })
  }
}

/** Where ends what could not be done. Its first message tells the operators what people cannot do. */
export class DeadLetterQueue extends PrivateQueue {
  constructor(scope: Construct, id: string, ground: Ground, impact: string, queueName?: string) {
    super(scope, id, ground, queueName === undefined ? {} : { queueName })
    acknowledge(this, 'It is the dead-letter queue itself.', 'AwsSolutions-SQS3')
    new OperatorAlarm(this, 'Alarm', ground, {
      metric: this.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
      threshold: 1,
      impact,
    })
  }
}
