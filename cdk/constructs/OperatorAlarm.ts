import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Construct } from 'constructs'
import type { Ground } from './ground.ts'

interface Properties {
  readonly metric: IMetric
  readonly threshold: number
  /** What people cannot do while it lasts. */
  readonly impact: string
}

/** Tells the operators when a metric reaches its threshold. */
export class OperatorAlarm extends Alarm {
  constructor(scope: Construct, id: string, ground: Ground, { metric, threshold, impact }: Properties) {
    super(scope, id, {
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: impact,
    })
    this.addAlarmAction(new SnsAction(ground.alarms))
  }
}
