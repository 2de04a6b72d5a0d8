-- Posts each line of a file, as from a network of its own, and stops with the last one.
-- Arguments: the path to post to, and the file.
dofile(debug.getinfo(1, 'S').source:match('@(.*/)') .. '../shared/report.lua')

local path, lines, line = nil, nil, nil
local headers = { ['content-type'] = 'application/json' }

init = function(args)
  path = args[1]
  lines = io.lines(args[2])
  math.randomseed(os.time())
end

request = function()
  local next = lines and lines()
  if next == nil then
    lines = nil
    wrk.thread:stop()
  else
    line = next
  end
  local byte = math.random
  headers['x-forwarded-for'] = string.format('10.%d.%d.%d', byte(0, 255), byte(0, 255), byte(0, 255))
  return wrk.format('POST', path, headers, line)
end
