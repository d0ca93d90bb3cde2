import { exportFile } from '#server/accounts/commands/make-export.ts'
import { fileTypeOf, folderOf, LARGE, SMALL, videoName } from '#server/media/files.ts'
import type { MediaRow } from '#server/media/queries.ts'
import type { BackupFolder } from './backup-folder.ts'
import { rowsIn, type TextRow } from './copy-text.ts'
import { type BackedTable, tableFile } from './manifest.ts'

export type NamedFile = { path: string; table: string; key: string }

const NAMING: Record<string, (row: TextRow) => string[]> = {
  'public.media': (row) => {
    if (row.ready_at === null) return []
    const media = { kind: row.kind, key: row.key, preview: row.preview, videoType: row.video_type } as MediaRow
    const parts = [SMALL, LARGE, videoName('video/mp4'), videoName('video/webm')]
    return parts.filter((name) => fileTypeOf(media, name) !== undefined).map((name) => folderOf(media) + name)
  },
  'public.media_kept': (row) => {
    const picture = { kind: row.kind, key: row.key } as Pick<MediaRow, 'kind' | 'key'>
    return [SMALL, LARGE].map((name) => folderOf(picture) + name)
  },
  'public.data_export': ({ ready_at, key }) => (ready_at === null ? [] : [exportFile(key!)]),
}

export async function* namedFiles(folder: BackupFolder, tables: readonly BackedTable[]): AsyncGenerator<NamedFile> {
  for (const [table, pathsOf] of Object.entries(NAMING)) {
    const backed = tables.find(({ name }) => name === table)
    const copied = backed && (await folder.open(tableFile(table)))
    if (!copied) continue
    for await (const row of rowsIn(copied, backed.columns))
      for (const path of pathsOf(row)) yield { path, table, key: row.key! }
  }
}
