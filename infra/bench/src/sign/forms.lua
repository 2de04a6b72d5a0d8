-- Posts each line of a file once, as from a network of its own, and then stops.
-- Arguments: the path to post to, and the file.
dofile(debug.getinfo(1, 'S').source:match('@(.*/)') .. '../shared/report.lua')

local path, lines = nil, nil
local headers = { ['content-type'] = 'application/json' }

init = function(args)
  path = args[1]
  lines = io.lines(args[2])
  math.randomseed(os.time())
end

request = function()
  local line = lines()
  if line == nil then
    wrk.thread:stop()
    lines = function() end
    return wrk.format('GET', '/')
  end
  local byte = math.random
  headers['x-forwarded-for'] = string.format('10.%d.%d.%d', byte(0, 255), byte(0, 255), byte(0, 255))
  return wrk.format('POST', path, headers, line)
end
