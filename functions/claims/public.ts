/** What other contexts may know of claims. */
export { askedLossRun } from './reports/askedLossRun.ts'
export { lossesOf } from './reports/lossesOf.ts'
export { isOnPanel } from './vendors/isOnPanel.ts'
