/** Where an upload's file lies. */
export const filePlace = (uploadId: string): string => `bulk/${uploadId}/file`

/** Where a part of its checked rows lies. */
export const partPlace = (uploadId: string, part: number): string => `bulk/${uploadId}/rows/${part}.json`

/** Where its report lies that was asked for last. */
export const reportPlace = (uploadId: string): string => `bulk/${uploadId}/report.csv`
