import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BackupVault } from 'aws-cdk-lib/aws-backup'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import type { Deployment } from '../deployments.ts'

/** A vault's name, by which the plan of one cloud region finds the vault of another. */
export const vaultName = ({ region }: Deployment, purpose: 'backups' | 'copies'): string =>
  `palisade-${region}-${purpose}`

/** As long as a lock may be taken back after it was put on; from then on AWS itself cannot. */
const reflection = Duration.days(7)

/** A vault whose backups nobody deletes before their time, an administrator neither. */
export class LockedVault extends BackupVault {
  constructor(scope: Construct, id: string, name: string, key: IKey) {
    super(scope, id, {
      backupVaultName: name,
      encryptionKey: key,
      removalPolicy: RemovalPolicy.RETAIN,
      lockConfiguration: {
        minRetention: Duration.days(35),
        maxRetention: Duration.days(366),
        changeableFor: reflection,
      },
    })
  }
}
