// Loaded into the server before it starts: when whoever started it is gone, however that came, it stops as if asked to.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref() // it must not keep a server alive that has finished
}
