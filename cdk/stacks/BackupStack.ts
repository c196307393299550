import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge } from '../constructs/acknowledge.ts'
import type { Ground } from '../constructs/ground.ts'
import { LockedVault, vaultName } from '../constructs/LockedVault.ts'

/** How long a day's backup is kept, and that of the first of a month. */
const daily = Duration.days(35)
const monthly = Duration.days(366)

const managed = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup']

/** Backups of the table and the files, where nobody takes them away before their time, and copies in a second cloud region. */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, dataKey, table, files }: Ground, props: StackProps) {
    super(scope, id, props)
    const vault = new LockedVault(this, 'Vault', vaultName(deployment, 'backups'), dataKey)
    const { account, copyRegion } = deployment
    const copies =
      copyRegion &&
      BackupVault.fromBackupVaultArn(
        this,
        'Copies',
        `arn:aws:backup:${copyRegion}:${account}:backup-vault:${vaultName(deployment, 'copies')}`,
      )
    const rule = (ruleName: string, day: string, deleteAfter: Duration) =>
      new BackupPlanRule({
        ruleName,
        scheduleExpression: Schedule.cron({ minute: '0', hour: '5', day }),
        deleteAfter,
        ...(copies && { copyActions: [{ destinationBackupVault: copies, deleteAfter }] }),
      })
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `palisade-${deployment.region}`,
      backupVault: vault,
      backupPlanRules: [rule('daily', '*', daily), rule('monthly', '1', monthly)],
    })
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
      managedPolicies: managed.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    })
    plan.addSelection('Selection', {
      role,
      disableDefaultBackupPolicy: true,
      resources: [BackupResource.fromDynamoDbTable(table), BackupResource.fromArn(files.bucketArn)],
    })
    acknowledge(
      role,
      'AWS Backup says itself which rights its service role needs; the vault says what becomes of what it made.',
      ...managed.map((name) => `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`),
    )
  }
}
