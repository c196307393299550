import { Stack, type StackProps } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Deployment } from '../deployments.ts'

/** The event bus, and where alarms go. */
export class OpsStack extends Stack {
  readonly bus: EventBus
  readonly alarms: Topic

  constructor(scope: Construct, id: string, deployment: Deployment, dataKey: IKey, props: StackProps) {
    super(scope, id, props)
    this.bus = new EventBus(this, 'Bus', { eventBusName: `palisade-${deployment.region}`, kmsKey: dataKey })
    this.bus.archive('Archive', {
      eventPattern: { source: ['palisade'] },
      archiveName: `palisade-${deployment.region}`,
    })
    this.alarms = new Topic(this, 'Alarms', { masterKey: dataKey, enforceSSL: true })
    this.alarms.addSubscription(new EmailSubscription(deployment.operatorEmail))
  }
}
