import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { LockedVault, vaultName } from '../constructs/LockedVault.ts'
import type { Deployment } from '../deployments.ts'

/** In a second cloud region of the same country: what is left when the first is not. */
export class BackupCopyStack extends Stack {
  constructor(scope: Construct, id: string, deployment: Deployment, props: StackProps) {
    super(scope, id, props)
    const key = new Key(this, 'CopyKey', {
      alias: `palisade/${deployment.region}/copies`,
      description: 'Encrypts the copies of the backups.',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    new LockedVault(this, 'Vault', vaultName(deployment, 'copies'), key)
  }
}
