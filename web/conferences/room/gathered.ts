/** After this time, the addresses found so far are used. */
const LONGEST_MS = 2_000

/** Resolves once the local description holds the ICE candidates of this browser: none is sent later. */
export const untilGathered = (peer: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    if (peer.iceGatheringState === 'complete') return resolve()
    const waiting = setTimeout(resolve, LONGEST_MS)
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState !== 'complete') return
      clearTimeout(waiting)
      resolve()
    })
  })
