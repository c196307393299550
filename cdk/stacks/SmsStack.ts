import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnPhoneNumber, CfnSenderId } from 'aws-cdk-lib/aws-smsvoice'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import type { Construct } from 'constructs'
import { acknowledge } from '../constructs/acknowledge.ts'
import type { Deployment } from '../deployments.ts'

/** Who text messages come from: a number of one's own, or a name where carriers show one. */
export type SmsOrigin = { readonly phoneNumber: string } | { readonly senderId: string }

/** One-time codes by text message: who they come from, and what they may cost in a month. */
export class SmsStack extends Stack {
  readonly origin: SmsOrigin

  constructor(scope: Construct, id: string, deployment: Deployment, alarms: ITopic, props: StackProps) {
    super(scope, id, props)
    const { sms } = deployment
    this.origin = this.makeOrigin(deployment)
    this.limitSpending(deployment)
    const alarm = new Alarm(this, 'SpendAlarm', {
      metric: new Metric({
        namespace: 'AWS/SNS',
        metricName: 'SMSMonthToDateSpentUSD',
        statistic: 'Maximum',
        period: Duration.hours(1),
      }),
      threshold: sms.monthlySpendLimitUsd * 0.8,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription:
        'Most of the month’s money for text messages is spent; at the limit one-time codes by SMS do not arrive any more.',
    })
    alarm.addAlarmAction(new SnsAction(alarms))
  }

  private makeOrigin({ sms: { origin } }: Deployment): SmsOrigin {
    if (origin.kind === 'senderId') {
      new CfnSenderId(this, 'Sender', {
        isoCountryCode: origin.country,
        senderId: origin.senderId,
        deletionProtectionEnabled: true,
      })
      return { senderId: origin.senderId }
    }
    const number = new CfnPhoneNumber(this, 'Number', {
      isoCountryCode: origin.country,
      numberType: origin.numberType,
      numberCapabilities: ['SMS'],
      deletionProtectionEnabled: true,
      mandatoryKeywords: {
        help: {
          message: 'Palisade sends one-time codes you asked for. Message and data rates may apply. Reply STOP to end.',
        },
        stop: { message: 'You get no more codes by text message. Choose another way in your profile.' },
      },
    })
    return { phoneNumber: number.attrPhoneNumber }
  }

  /** A setting of the account in the cloud region, for which CloudFormation has no resource of its own. */
  private limitSpending({ region, sms }: Deployment): void {
    const attributes = { MonthlySpendLimit: String(sms.monthlySpendLimitUsd), DefaultSMSType: 'Transactional' }
    const setting = new AwsCustomResource(this, 'Spending', {
      onUpdate: {
        service: 'SNS',
        action: 'SetSMSAttributes',
        parameters: { attributes },
        physicalResourceId: PhysicalResourceId.of(`palisade-${region}-sms`),
      },
      installLatestAwsSdk: false,
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: ['sns:SetSMSAttributes'], resources: ['*'] }),
      ]),
    })
    acknowledge(setting, 'The setting is the account’s and has no resource to name.', 'AwsSolutions-IAM5[Resource::*]')
    acknowledge(
      this,
      'The function that makes the setting is CDK’s own: its role and runtime are CDK’s to choose.',
      'AwsSolutions-L1',
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    )
  }
}
