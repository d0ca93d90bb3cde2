/** Descriptions are complete WebRTC descriptions (SDP) with candidates. Callers check the member's right first. */
export type MediaServer = {
  /**
   * The room's earlier broadcast ends, with its watches.
   * @param recordAs the name of its recording, where this server can record
   * @returns the answer to the offer
   * @throws MediaFault `unusable`, `away`
   */
  publish(roomId: string, offer: string, recordAs?: string): Promise<string>
  /** Ends the broadcast where its recording cannot be stopped alone. */
  stopRecording(roomId: string): Promise<void>
  unpublish(roomId: string): Promise<void>
  isPublishing(roomId: string): boolean
  /**
   * Through any server.
   * @throws MediaFault `away`
   */
  isSent(roomId: string): Promise<boolean>
  /**
   * The caller makes `watchId`.
   * @returns the offer to answer
   * @throws MediaFault `silent`, `away`
   */
  watch(roomId: string, watchId: string): Promise<string>
  /**
   * Gives the viewer's answer to the offer; repeating the same answer changes nothing.
   * @throws  MediaFault `unusable`, `gone`, `away`
   */
  answer(watchId: string, answer: string): Promise<void>
  unwatch(watchId: string): void
  /** Called when a broadcast ends by itself, because its sender or its server is gone. */
  onSilent(listener: (roomId: string) => void): void
  onLeft(listener: (watchId: string) => void): void
  close(): Promise<void>
}

/**
 * `unusable`: the description is invalid. `silent`: nobody sends in this room. `gone`: the watch has ended. `away`: the media server is unavailable.
 */
export type MediaFaultKind = 'unusable' | 'silent' | 'gone' | 'away'

export class MediaFault extends Error {
  readonly kind: MediaFaultKind

  constructor(kind: MediaFaultKind, options?: ErrorOptions) {
    super(kind, options)
    this.name = 'MediaFault'
    this.kind = kind
  }
}
