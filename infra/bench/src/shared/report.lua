-- Prints the result of wrk as one line of JSON.
done = function(summary)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"microseconds":%d,"refused":%d,"broken":%d}\n',
    summary.requests,
    summary.duration,
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
